import { useLayoutEffect, useState, type RefObject } from 'react'

/** How much room the chat has: 'narrow' below 768 px of its own, where no panel has a place beside the letters; 'wide' from 1024 px on. */
export type Room = 'narrow' | 'middle' | 'wide'

const roomOf = (width: number): Room => (width < 768 ? 'narrow' : width < 1024 ? 'middle' : 'wide')

/** The widget's own width decides, whatever the window's is. */
export function useRoom(chat: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('wide')
  useLayoutEffect(() => {
    const element = chat.current
    if (!element) return
    // Nothing can be measured while it is not shown.
    const measure = () => element.clientWidth > 0 && setRoom(roomOf(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [chat])
  return room
}
