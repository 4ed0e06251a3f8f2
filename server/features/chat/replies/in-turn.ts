/**
 * Lets in one after the other, each in a turn of the event loop of its own: who comes meanwhile is heard before the next
 * one works, however many wait.
 */
export function createTurnstile(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isOpen = false

  function letIn(): void {
    waiting.shift()?.()
    isOpen = waiting.length > 0
    if (isOpen) setImmediate(letIn)
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (isOpen) return
      isOpen = true
      setImmediate(letIn)
    })
}
