import { useContext, useEffect, useState } from 'react'
import { TEMPLATES, type ChatTemplate } from '../features/chat/quests.ts'
import { createTemplateForm } from '../features/chat/templates/template-form.ts'
import { TemplateDialog } from '../features/chat/templates/TemplateDialog.tsx'
import { TemplatePicker } from '../features/chat/templates/TemplatePicker.tsx'
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
  const close = () => $template.set(null)
  const handleScratch = () => {
    close()
    writeFreely(planner, root)
  }
  const template = TEMPLATES.find(({ id }) => id === chosen)
  if (!template) return <TemplatePicker onTemplate={(id) => $template.set(id)} onScratch={handleScratch} onClose={close} />
  return <Filling key={template.id} planner={planner} template={template} onClose={close} />
}

function Filling({ planner, template, onClose }: { planner: Planner; template: ChatTemplate; onClose: () => void }) {
  const { api, tab, config, $template } = planner
  const root = useContext(RootContext)
  const [form] = useState(() => createTemplateForm({ template, tab, destination: config.destination }))
  const [search] = useState(() => createDestinationSearch({ api, shortest: SHORTEST_SEARCH }))
  useEffect(() => search.destroy, [search])
  const handleSend = (letter: string) => {
    onClose()
    beginChat(planner, letter, root)
  }
  return <TemplateDialog form={form} search={search} onSend={handleSend} onOthers={() => $template.set('choosing')} onClose={onClose} />
}
