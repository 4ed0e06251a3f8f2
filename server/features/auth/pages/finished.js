// Runs in the pop-up when the sign-in is over: tells the page that opened it to look now, and closes.
// The word carries no secret. Where another site on the way has cut the opener off, the page finds out by itself.
const { origin, message } = document.currentScript.dataset
try {
  window.opener?.postMessage(message, origin)
} finally {
  window.close()
}
