import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'

/** A model that says only what the test tells it to, when it tells it to. */
export interface GatedModel {
  model: LanguageModelV4
  /** Resolves when the model has been asked so many times. */
  asked(times?: number): Promise<void>
  /** Says more of the reply that was asked for last. */
  say(text: string): void
  finish(): void
  fail(error: Error): void
  /** Resolves when a reply was given up by its caller. */
  stopped: Promise<void>
}

export function createGatedModel(): GatedModel {
  let controller: ReadableStreamDefaultController<LanguageModelV4StreamPart> | undefined
  let times = 0
  let onAsked: () => void = () => {}
  let onStopped: () => void = () => {}
  const stopped = new Promise<void>((resolve) => (onStopped = resolve))

  return {
    stopped,
    asked: (wanted = 1) =>
      new Promise((resolve) => {
        onAsked = () => (times >= wanted ? resolve() : undefined)
        onAsked()
      }),
    say: (text) => controller?.enqueue({ type: 'text-delta', id: 't', delta: text }),
    finish() {
      controller?.enqueue({ type: 'text-end', id: 't' })
      controller?.enqueue({
        type: 'finish',
        finishReason: { unified: 'stop', raw: undefined },
        usage: { inputTokens: { total: 3, noCache: 3, cacheRead: 0, cacheWrite: 0 }, outputTokens: { total: 5, text: 5, reasoning: 0 } },
      })
      controller?.close()
    },
    fail: (error) => controller?.error(error),
    model: {
      specificationVersion: 'v4',
      provider: 'test',
      modelId: 'gated',
      supportedUrls: {},
      doGenerate: () => Promise.reject(new Error('The product streams')),
      async doStream({ abortSignal }) {
        const stream = new ReadableStream<LanguageModelV4StreamPart>({
          start(opened) {
            controller = opened
            opened.enqueue({ type: 'stream-start', warnings: [] })
            opened.enqueue({ type: 'text-start', id: 't' })
          },
        })
        const own = controller
        abortSignal?.addEventListener('abort', () => {
          own?.error(abortSignal.reason)
          onStopped()
        })
        times += 1
        onAsked()
        return { stream }
      },
    },
  }
}
