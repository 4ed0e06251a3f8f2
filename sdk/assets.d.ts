/** Minified text of a style sheet, for `adoptedStyleSheets`. */
declare module '*.css?inline' {
  const text: string
  export default text
}
