import { useContext, useEffect, useState } from 'react'
import { browserRecognition, canRecord, createVoice, openMicrophone, VoiceDialog, type VoicePlace } from '../features/speech/index.ts'
import { guarded, RootContext } from '../kit/ui/later.ts'
import { useStore } from '../kit/use-store.ts'
import type { Planner } from './planner.ts'
import { readOn } from './read-on.ts'
import { showChat } from './show-chat.ts'

/** 'Voice Message'; what it writes down is said in the chat. */
export const Voice = guarded(VoiceOnScreen, ({ planner }: VoiceProps) => planner.$speaking.set(null))

interface VoiceProps {
  planner: Planner
  place: VoicePlace
}

function VoiceOnScreen({ planner, place }: VoiceProps) {
  const { api, config, chat, $speaking } = planner
  const [voice] = useState(() =>
    createVoice({ api, place, language: config.locale, openMicrophone: canRecord() ? openMicrophone : null, makeRecognition: browserRecognition() }),
  )
  useEffect(() => {
    void voice.prepare()
    return voice.destroy
  }, [voice])
  const root = useContext(RootContext)
  const busy = useStore(chat.$loading)
  const handleSend = (text: string) => {
    $speaking.set(null)
    showChat(planner)
    void chat.send(text)
    readOn(root)
  }
  return <VoiceDialog voice={voice} busy={busy} onSend={handleSend} onClose={() => $speaking.set(null)} />
}
