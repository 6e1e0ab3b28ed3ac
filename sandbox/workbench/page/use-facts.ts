import { useEffect, useState } from 'react'
import type { Facts } from '../facts-route'
import { ask } from './ask'

/** The facts are loaded once, because the catalogue of a running gateway seldom changes. */
export function useFacts(): Facts | undefined {
  const [facts, setFacts] = useState<Facts>()
  useEffect(() => {
    void ask('GET', '/facts').then((answer) => setFacts(answer as Facts | undefined))
  }, [])
  return facts
}
