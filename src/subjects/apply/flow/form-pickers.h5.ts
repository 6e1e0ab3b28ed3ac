import { ask } from '@/ui/dialog/service'
import { bottomPicker } from '@/ui/dialogs/bottom-picker'
import { datePicker } from '@/ui/dialogs/date-picker'
import { optionPicker } from '@/ui/dialogs/option-picker'
import type { GivenPickers } from './form-pickers.types'

export const formPickers: GivenPickers = {
  pick: async ({ title, choices, value }) => {
    const options = choices
      .filter(({ disabled }) => !disabled)
      .map((choice) => ({ id: choice.value, text: choice.text }))
    const columns = [{ label: title, options }]
    const answer = await ask(bottomPicker, { title, columns, value: [value] })
    return answer.kind === 'confirmed' ? answer.value.id[0] : undefined
  },
  choose: async ({ title, choices, value }) => {
    const options = choices.map((choice) => ({ ...choice, checked: choice.value === value }))
    const answer = await ask(optionPicker, { title, options })
    return answer.kind === 'confirmed' ? answer.value.value : undefined
  },
  day: async (about) => {
    const answer = await ask(datePicker, about)
    return answer.kind === 'confirmed' ? answer.value : undefined
  },
}
