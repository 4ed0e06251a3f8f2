import { useContext, useEffect, useMemo } from 'react'
import { HOME_SESSION_ID } from '../features/chat/index.ts'
import { TEMPLATES, type ChatTemplate } from '../features/chat/quests.ts'
import { createTemplateForm, keepForm } from '../features/chat/templates/template-form.ts'
import { TemplateDialog, type Filling } from '../features/chat/templates/TemplateDialog.tsx'
import { createDestinationSearch } from '../features/destinations/index.ts'
import { guarded, RootContext } from '../kit/ui/later.ts'
import { useStore } from '../kit/use-store.ts'
import { beginChat } from './begin-chat.ts'
import type { Planner } from './planner.ts'
import { writeFreely } from './write-freely.ts'

/** The template field searches for no less than this. */
const SHORTEST_SEARCH = 2

/** The letters that are half written: chosen, finished, sent. */
export const Templates = guarded(TemplatesOnScreen, ({ planner }: { planner: Planner }) => planner.$template.set(null))

function TemplatesOnScreen({ planner }: { planner: Planner }) {
  const { $template } = planner
  const chosen = useStore($template)
  const root = useContext(RootContext)
  const filling = useFilling(planner, TEMPLATES.find(({ id }) => id === chosen) ?? null)
  const close = () => $template.set(null)
  const handleScratch = () => {
    close()
    writeFreely(planner, root)
  }
  const handleSend = (letter: string) => {
    close()
    nameForm(planner, letter)
    beginChat(planner, letter, root)
  }
  return (
    <TemplateDialog
      filling={filling}
      onTemplate={(id) => $template.set(id)}
      onScratch={handleScratch}
      onSend={handleSend}
      onOthers={() => $template.set('choosing')}
      onClose={close}
    />
  )
}

/** What was filled in belongs to the conversation that begins with it, once that has its name; to no other. */
function nameForm({ chat, tab }: Planner, letter: string): void {
  const stop = chat.$sessionId.listen((id) => {
    if (!id || id === HOME_SESSION_ID) return
    stop()
    keepForm(tab, chat.$messages.get()[0]?.text === letter.trim() ? id : null)
  })
}

/** Begun anew with each letter that is chosen. */
function useFilling({ api, tab, config }: Planner, template: ChatTemplate | null): Filling | null {
  const filling = useMemo(
    () => template && { form: createTemplateForm({ template, tab, destination: config.destination }), search: createDestinationSearch({ api, shortest: SHORTEST_SEARCH }) },
    [template, api, tab, config],
  )
  useEffect(() => filling?.search.destroy, [filling])
  return filling
}
