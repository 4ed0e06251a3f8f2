/** Minified text of a style sheet, for `adoptedStyleSheets`. */
declare module '*.css?inline' {
  const text: string
  export default text
}
/** Address of an emitted file, resolved against the chunk that imports it. */
declare module '*.woff2' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
