/** Whether this browser can record, or write down what is said. The planner asks the same before it listens. */
export function canSpeak(): boolean {
  if (!isSecureContext) return false
  const records = typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function'
  return records || 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window
}
