import type { FormPickers } from '@/ui/form/use-form'

export type GivenPickers = FormPickers | undefined
