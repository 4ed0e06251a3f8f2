// Runs in the pop-up when the sign-in is over: tells the page that opened it to look now, and closes.
// The word carries no secret. Where another site on the way has cut the opener off, a page of our own hears it on the channel,
// and a page of another origin finds out by itself.
const { origin, message } = document.currentScript.dataset
try {
  new BroadcastChannel(message).postMessage(message)
  window.opener?.postMessage(message, origin)
} finally {
  window.close()
}
