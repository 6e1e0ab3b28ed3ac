import { useState } from 'react'
import { insured as copy } from '@/copy/records/insured'
import { clip, maxLengths } from '@/domain/base/text'

const plain = (value: string) => ({ encryptType: 1 as const, value })

/** A number as it is pasted, with spaces or in full width, without them. */
const bare = (number: string) => number.normalize('NFKC').replace(/\s/g, '')

export interface Identity {
  name: string
  number: string
  /** The missing field, after the user tried to continue without it. */
  fault: { field: 'name' | 'number'; text: string } | undefined
  setName(value: string): void
  setNumber(value: string): void
  /** Both values for a request. While one is missing it answers undefined and shows an error. */
  read(): { name: ReturnType<typeof plain>; credentialNo: ReturnType<typeof plain> } | undefined
}

/** The full name and credential number of the present user. They are not stored. */
export function useIdentity(): Identity {
  const [name, changeName] = useState('')
  const [number, changeNumber] = useState('')
  const [fault, setFault] = useState<Identity['fault']>()
  const taking = (change: (value: string) => void) => (value: string) => {
    setFault(undefined)
    change(value)
  }
  return {
    name,
    number,
    fault,
    setName: taking((value) => changeName(clip({ value, max: maxLengths.name }))),
    setNumber: taking((value) =>
      changeNumber(clip({ value: bare(value), max: maxLengths.identity })),
    ),
    read: () => {
      const lacks = !name.trim()
        ? ({ field: 'name', text: copy.blankName } as const)
        : !number.trim()
          ? ({ field: 'number', text: copy.blankNumber } as const)
          : undefined
      setFault(lacks)
      return lacks ? undefined : { name: plain(name.trim()), credentialNo: plain(number.trim()) }
    },
  }
}
