import type { FormPickers } from '@/ui/form/pickers.types'

export type GivenPickers = FormPickers | undefined
