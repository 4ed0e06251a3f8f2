/** By its language, the one sentence of a letter that is not English: it says so. A client can tell readers of screens in which it is. */
export const WRITES_ENGLISH = {
  de: 'Ich verstehe etwas Deutsch, schreibe aber Englisch.',
  fr: 'Je vous comprends un peu, mais j’écris en anglais.',
  es: 'Le entiendo un poco, pero escribo en inglés.',
  it: 'La capisco un po’, ma scrivo in inglese.',
  pt: 'Entendo um pouco, mas escrevo em inglês.',
  nl: 'Ik begrijp u een beetje, maar ik schrijf Engels.',
} as const
