/** Hands a calendar file to the browser, which keeps it or opens it. Nothing of it stays in the page. */
export function saveFile(fileName: string, words: string): void {
  const url = URL.createObjectURL(new Blob([words], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has begun to read it by then; some lose it when it is gone at once.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
