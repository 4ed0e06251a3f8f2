import { useId } from 'react'
import { DestinationInput, NothingFound, Suggestions, useDestinationChoices, type DestinationSearch } from '../../destinations/index.ts'
import { Beneath } from './Beneath.tsx'
import { widthOf, type BlankAttributes } from './blank-attributes.ts'

interface DestinationBlankProps {
  attributes: BlankAttributes
  search: DestinationSearch
  value: string
  onChange: (value: string) => void
}

/** A place within the letter; what it may become hangs beneath it. */
export function DestinationBlank({ attributes, search, value, onChange }: DestinationBlankProps) {
  const list = useId()
  const choices = useDestinationChoices(search, onChange)
  const { found, matches, leaving } = choices
  return (
    <span className="destination-blank" {...leaving}>
      <DestinationInput {...attributes} style={widthOf(value || attributes.placeholder)} list={list} choices={choices} value={value} />
      <Beneath open={matches.length > 0 || found.state === 'ready'} follows={found}>
        <Suggestions id={list} choices={choices} typed={value.trim()} />
        <NothingFound found={found} />
      </Beneath>
    </span>
  )
}
