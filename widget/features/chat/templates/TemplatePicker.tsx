import { templates as texts } from '../../../i18n/en/templates.ts'
import { Dialog, useSheet } from '../../../kit/ui/later.ts'
import { Quests } from '../Quests.tsx'
import type { TemplateId } from '../quests.ts'
import sheet from './Templates.css?inline'

interface TemplatePickerProps {
  onTemplate: (id: TemplateId) => void
  /** Writes without any. */
  onScratch: () => void
  onClose: () => void
}

/** 'Choose Your Travel Style': one of the letters, or none. */
export function TemplatePicker({ onTemplate, onScratch, onClose }: TemplatePickerProps) {
  useSheet(sheet)
  const footer = (
    <button className="button" type="button" onClick={onScratch}>
      {texts.picker.scratch}
    </button>
  )
  return (
    <Dialog title={texts.picker.title} size="vast styles" onClose={onClose} footer={footer}>
      <Quests onTemplate={onTemplate} />
    </Dialog>
  )
}
