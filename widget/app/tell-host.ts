import type { Planner } from './planner.ts'

/** Tells the page around us what the stores know of: what an answer has brought, what is looked at, that somebody is signed in. Returns what ends it. */
export function tellHost(planner: Planner): () => void {
  const { activities, emit, session } = planner
  const stops = [
    tellFound(planner),
    activities.$expanded.subscribe((now, before) => {
      if (now && now.activity !== before?.activity) emit('activity-opened', { activity: now.activity })
    }),
    session.$user.subscribe((now, before) => {
      if (now && now.id !== before?.id) emit('signed-in', {})
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Once for each answer. What a conversation brings along that is opened again has been shown before. */
function tellFound({ chat, config, emit }: Planner): () => void {
  const known = new Set<string>()
  return chat.$messages.subscribe((messages) => {
    for (const { id, recommendations } of messages) {
      if (!recommendations?.length || known.has(id)) continue
      known.add(id)
      if (chat.$conversation.get().state !== 'loading') emit('recommendations-shown', { activities: recommendations, destination: chat.$facts.get()?.destination ?? config.destination ?? null })
    }
  })
}
