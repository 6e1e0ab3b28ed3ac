import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { getServiceEntry, type ServiceEntry } from '@/contract/service'

/** The product's other services; empty until they are known, or if they cannot be read. */
export const useServiceEntry = ({ cityCode, productCode }: ProductId): ServiceEntry => {
  const [entry, setEntry] = useState<ServiceEntry>({})
  useEffect(() => {
    let left = false
    void send(getServiceEntry, { cityCode, productCode }).then((answer) => {
      if (answer.ok && !left) setEntry(answer.value)
    })
    return () => {
      left = true
    }
  }, [cityCode, productCode])
  return entry
}
