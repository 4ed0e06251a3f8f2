import type { Planner } from './planner.ts'

/** Of planners on one trip what has been told: one of them tells it, once. By what they share. */
const told = new WeakMap<Planner['chat'], { letters: Set<string>; user: string | undefined }>()

/** Tells the page around us what the stores know of: what an answer has brought, what is looked at, that somebody is signed in. Returns what ends it. */
export function tellHost(planner: Planner): () => void {
  const { activities, emit, session, chat, $now, me } = planner
  const before = told.get(chat) ?? { letters: new Set(), user: undefined }
  told.set(chat, before)
  const stops = [
    tellFound(planner, before.letters),
    activities.$expanded.subscribe((now, last) => {
      if (now && now.activity !== last?.activity) emit('activity-opened', { activity: now.activity })
    }),
    session.$user.subscribe((user) => {
      if ($now.get() !== me || user?.id === before.user) return
      before.user = user?.id
      if (user) emit('signed-in', {})
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Once for each answer. What a conversation brings along that is opened again has been shown before. */
function tellFound({ chat, config, emit, $now, me }: Planner, known: Set<string>): () => void {
  return chat.$messages.subscribe((messages) => {
    if ($now.get() !== me) return
    for (const { id, recommendations } of messages) {
      if (!recommendations?.length || known.has(id)) continue
      known.add(id)
      if (chat.$conversation.get().state !== 'loading') emit('recommendations-shown', { activities: recommendations, destination: chat.$facts.get()?.destination ?? config.destination ?? null })
    }
  })
}
