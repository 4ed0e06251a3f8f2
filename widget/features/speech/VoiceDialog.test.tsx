import { transcribe, warmSpeech } from '@meander/sdk/contract/speech'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desk } from '../../test/desk.ts'
import { fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, nameOf, type } from '../../test/queries.ts'
import { fakeMicrophone, fakeRecognition, type FakeMicrophone, type FakeRecognition } from '../../test/voice-devices.ts'
import { createVoice } from './voice.ts'
import { VoiceDialog } from './VoiceDialog.tsx'

interface Given {
  microphone?: FakeMicrophone | null
  recognition?: FakeRecognition | null
  busy?: boolean
  server?: FakeServer
  language?: string
}

describe('the voice message dialog', () => {
  let view: ReturnType<typeof mountView>
  let sent: string[]
  let closed: number

  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    closed = 0
  })
  afterEach(() => {
    view.destroy()
    vi.useRealTimers()
  })

  async function setUp({ microphone = fakeMicrophone(), recognition = null, busy = false, server = fakeServer(), language = 'en-US' }: Given = {}) {
    const { api } = desk(server.on(transcribe, () => ({ text: 'Ten days in Japan.' })))
    const voice = createVoice({ api, place: 'home', language, openMicrophone: microphone?.open ?? null, makeRecognition: recognition ? () => recognition : null })
    view = mountView(<VoiceDialog voice={voice} busy={busy} onSend={(text) => sent.push(text)} onClose={() => (closed += 1)} />)
    await pass(0)
    return { voice, dialog: find(view.box, 'dialog', 'Voice Message') }
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds + 50)
  async function press(dialog: HTMLElement, name: string) {
    find(dialog, 'button', name).click()
    await pass(0)
  }
  async function speak(dialog: HTMLElement, seconds = 12) {
    await press(dialog, 'Record')
    await pass(seconds * 1000)
    await press(dialog, 'Stop')
  }
  const timer = (dialog: HTMLElement) => find(dialog, 'timer').textContent
  const status = (dialog: HTMLElement) => findAll(dialog, 'status').map((one) => one.textContent).join()

  describe('where the server writes nothing down', () => {
    const OFF = 'Speech service temporarily unavailable. Nothing that is said can be written down here. Write to us instead.'
    const server = () => fakeServer().on(warmSpeech, () => ({ warm: false }))

    it('says so before anything is recorded, and records nothing', async () => {
      const { voice, dialog } = await setUp({ server: server() })
      await voice.prepare()
      await pass(0)
      expect(status(dialog)).toContain(OFF)
      expect(dialog.querySelector('.hint')?.textContent).toBe(OFF)
      expect(find(dialog, 'button', 'Record').getAttribute('aria-disabled')).toBe('true')
      await press(dialog, 'Record')
      expect(voice.$voice.get().state).toBe('idle')
    })

    it('records all the same where the browser writes it down', async () => {
      const { voice, dialog } = await setUp({ server: server(), recognition: fakeRecognition() })
      await voice.prepare()
      await pass(0)
      expect(dialog.textContent).not.toContain(OFF)
      await press(dialog, 'Record')
      expect(voice.$voice.get().state).toBe('listening')
    })
  })

  describe('on a page in a language that the server does not understand', () => {
    const ENGLISH_ONLY = 'Only English can be written down here. Speak English, or write to us instead.'
    const server = () => fakeServer().on(warmSpeech, () => ({ warm: true, languages: ['en'] }))

    it('says so before anything is recorded, and after it, to see and to hear', async () => {
      const { voice, dialog } = await setUp({ server: server(), language: 'de-DE' })
      await voice.prepare()
      await pass(0)
      expect(status(dialog)).toContain(ENGLISH_ONLY)
      expect([...dialog.querySelectorAll('.hint')].map(({ textContent }) => textContent)).toEqual([ENGLISH_ONLY])
      await speak(dialog)
      expect(dialog.querySelector('.hint')?.textContent).toBe(ENGLISH_ONLY)
    })

    it('says nothing of it where the browser writes it down, until that has failed', async () => {
      const recognition = fakeRecognition()
      const { voice, dialog } = await setUp({ server: server(), language: 'de-DE', recognition })
      await voice.prepare()
      await pass(0)
      expect(dialog.textContent).not.toContain(ENGLISH_ONLY)
      await press(dialog, 'Record')
      recognition.fail('network')
      await pass(3000)
      await press(dialog, 'Stop')
      expect(dialog.querySelector('.hint')?.textContent).toBe(ENGLISH_ONLY)
    })

    it.each([
      ['that it is to be English, where the page is English', 'en-GB', { warm: true, languages: ['en'] }, 'Say where, when and with whom, in English. A sentence is enough.'],
      ['nothing of languages, where the server understands any', 'de-DE', { warm: true }, 'Say where, when and with whom. A sentence is enough.'],
    ])('says %s', async (_, language, warm, said) => {
      const { voice, dialog } = await setUp({ server: fakeServer().on(warmSpeech, () => warm), language })
      await voice.prepare()
      await pass(0)
      expect(dialog.querySelector('.hint')?.textContent).toBe(said)
    })
  })

  it('records, stops and counts the time in m:ss [2.63, 2.64, 2.351, 2.359, 2.360]', async () => {
    const { dialog } = await setUp()
    expect(timer(dialog)).toBe('0:00')
    await press(dialog, 'Record')
    await pass(65_000)
    expect(timer(dialog)).toBe('1:05')
    await press(dialog, 'Stop')
    expect(timer(dialog)).toBe('1:05')
  })

  it('draws how loud it is, bar by bar [2.352]', async () => {
    const microphone = fakeMicrophone()
    const { dialog } = await setUp({ microphone })
    await press(dialog, 'Record')
    const levels = () => [...dialog.querySelectorAll<HTMLElement>('.levels i')].map((bar) => Number(bar.style.getPropertyValue('--level')))
    microphone.loudness = 0.2
    await pass(400)
    microphone.loudness = 1
    await pass(400)
    const [quiet = 0, , , loud = 0, , later] = levels()
    expect(quiet).toBeGreaterThan(0)
    expect(loud).toBe(1)
    expect(later).toBe(0)
  })

  it('has what was recorded written down, to be corrected and sent [2.67, 2.68, 2.354, 2.355, 2.357, 2.358, 4.71]', async () => {
    const { dialog } = await setUp()
    await speak(dialog)
    expect(findAll(dialog, 'button').map(nameOf)).toEqual(['Close', 'Play', 'Delete recording', 'Cancel', 'Transcribe'])
    await press(dialog, 'Transcribe')
    expect(dialog.textContent).toContain('Voice message ready to send')
    expect(dialog.textContent).toContain('Names of places are easily misheard.')
    const words = find<HTMLTextAreaElement>(dialog, 'textbox', 'Transcript')
    expect(words.value).toBe('Ten days in Japan.')
    type(words, ' Twelve days in Japan. ')
    await pass(0)
    await press(dialog, 'Send Message')
    expect(sent).toEqual(['Twelve days in Japan.'])
  })

  it('says that it is processing while the server writes, and can be left [2.361, 2.356]', async () => {
    const server = fakeServer()
    const { dialog } = await setUp({ server })
    server.on(transcribe, () => new Promise(() => {}))
    await speak(dialog)
    await press(dialog, 'Transcribe')
    expect(find(dialog, 'button', 'Processing...').getAttribute('aria-disabled')).toBe('true')
    await press(dialog, 'Processing...')
    expect(server.callsOf(transcribe)).toHaveLength(1)
    await press(dialog, 'Cancel')
    expect(closed).toBe(1)
  })

  it('says more the longer it takes, and to whom it cannot be seen as well', async () => {
    const server = fakeServer()
    const { dialog } = await setUp({ server })
    server.on(transcribe, () => new Promise(() => {}))
    await speak(dialog)
    await press(dialog, 'Transcribe')
    const written = () => dialog.querySelector('.writing')?.textContent
    const said = [written()]
    for (const seconds of [4, 6]) {
      await pass(seconds * 1000)
      said.push(written())
      expect(dialog.querySelector('p.hidden[role="status"]')?.textContent).toBe(written())
    }
    expect(new Set(said).size).toBe(3)
  })

  it('goes on with a new recording where nobody is heard', async () => {
    const server = fakeServer()
    const { dialog, voice } = await setUp({ server })
    server.on(transcribe, () => ({ text: ' ' }))
    await speak(dialog)
    await press(dialog, 'Transcribe')
    expect(find(dialog, 'alert').textContent).toBe('No clear speech detected - please try recording again')
    await pass(3000)
    expect(dialog.querySelector('.hint')?.textContent).toContain('no words on this tape')
    await press(dialog, 'Record')
    expect(voice.$voice.get().state).toBe('listening')
  })

  it('throws the recording away [2.66]', async () => {
    const { dialog } = await setUp()
    await speak(dialog)
    await press(dialog, 'Delete recording')
    expect(timer(dialog)).toBe('0:00')
    expect(view.root.activeElement).toBe(find(dialog, 'button', 'Record'))
    expect(status(dialog)).toBe('Recording deleted.')
  })

  it('shows what is being written down while somebody speaks [2.353]', async () => {
    const recognition = fakeRecognition()
    const { dialog } = await setUp({ recognition })
    await press(dialog, 'Record')
    recognition.hear(['Ten days in Japan', true], ['in the', false])
    await pass(2000)
    expect(dialog.querySelector('.transcript')?.textContent).toBe('Ten days in Japan in the')
    await press(dialog, 'Stop')
    expect(find<HTMLTextAreaElement>(dialog, 'textbox', 'Transcript').value).toBe('Ten days in Japan in the')
  })

  it('sends nothing blank, and nothing while an answer is being written [5.23]', async () => {
    const { dialog } = await setUp()
    await speak(dialog)
    await press(dialog, 'Transcribe')
    type(find(dialog, 'textbox', 'Transcript'), '  \n ')
    await pass(0)
    await press(dialog, 'Send Message')
    expect(sent).toEqual([])
    view.destroy()

    const busy = await setUp({ busy: true })
    await speak(busy.dialog)
    await press(busy.dialog, 'Transcribe')
    await press(busy.dialog, 'Send Message')
    expect(sent).toEqual([])
  })

  it('cannot begin where the browser can neither record nor write down [5.26, 5.27]', async () => {
    const { dialog, voice } = await setUp({ microphone: null })
    expect(dialog.textContent).toContain('Voice input not supported')
    await press(dialog, 'Record')
    expect(voice.$voice.get()).toEqual({ state: 'idle', asking: false })
  })

  it('begins at Record, and keeps the focus on the way onward, then in the words', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ matches: query === '(pointer: fine)' }) as MediaQueryList)
    const { dialog } = await setUp()
    const main = find(dialog, 'button', 'Record')
    expect(view.root.activeElement).toBe(main)
    await speak(dialog)
    expect(view.root.activeElement).toBe(main)
    expect(nameOf(main)).toBe('Transcribe')
    await press(dialog, 'Transcribe')
    expect(view.root.activeElement).toBe(find(dialog, 'textbox', 'Transcript'))
  })

  it('says what begins to who cannot see it, and a failure at once [8.73]', async () => {
    const microphone = fakeMicrophone()
    const { dialog } = await setUp({ microphone, recognition: fakeRecognition() })
    expect(status(dialog)).toBe('')
    await press(dialog, 'Record')
    expect(status(dialog)).toBe('Recording. Press Stop when you have finished.')
    microphone.loudness = 0
    await pass(5000)
    expect(status(dialog)).toBe('No speech detected - please speak clearly...')
    await press(dialog, 'Stop')
    expect(status(dialog)).toBe('Recording stopped after 5 seconds.')
    view.destroy()

    const refused = await setUp({ microphone: fakeMicrophone('NotAllowedError') })
    await press(refused.dialog, 'Record')
    expect(find(refused.dialog, 'alert').textContent).toBe('Microphone access denied. Please enable permissions.')
  })

  it('takes the second press of a double click for what it is', async () => {
    const { dialog, voice } = await setUp()
    const again = () => find(dialog, 'button', 'Stop').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }))
    await press(dialog, 'Record')
    again()
    await pass(1000)
    expect(voice.$voice.get().state).toBe('listening')
  })

  it('stops listening when the page goes out of sight, and keeps what was said', async () => {
    const microphone = fakeMicrophone()
    const { dialog } = await setUp({ microphone })
    await press(dialog, 'Record')
    await pass(3000)
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    sight.mockRestore()
    expect(microphone.state).toBe('closed')
    expect(find(dialog, 'button', 'Transcribe')).toBeDefined()
  })
})
