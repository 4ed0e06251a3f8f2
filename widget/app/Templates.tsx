import { useContext, useEffect, useMemo } from 'react'
import { TEMPLATES, type ChatTemplate } from '../features/chat/quests.ts'
import { createTemplateForm } from '../features/chat/templates/template-form.ts'
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

/** Begun anew with each letter that is chosen. */
function useFilling({ api, tab, config }: Planner, template: ChatTemplate | null): Filling | null {
  const filling = useMemo(
    () => template && { form: createTemplateForm({ template, tab, destination: config.destination }), search: createDestinationSearch({ api, shortest: SHORTEST_SEARCH }) },
    [template, api, tab, config],
  )
  useEffect(() => filling?.search.destroy, [filling])
  return filling
}
