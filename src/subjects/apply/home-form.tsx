import { useEffect, useState, type MutableRefObject } from 'react'
import { homes as copy } from '@/copy/product/homes'
import { type Home, addressLength, homeRelations } from '@/domain/apply/home'
import { textOf, type FormItem } from '@/domain/apply/item'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { formPickers } from './flow/form-pickers'

const fieldsOf = (districts: readonly string[]): FormItem[] => [
  {
    type: 'cityDistrictName',
    component: 'picker',
    value: '',
    label: copy.district,
    placeholder: copy.districtPlaceholder,
    blankTips: copy.districtPlaceholder,
    options: districts.map((district) => ({ value: district, text: district })),
  },
  {
    type: 'detailAddress',
    component: 'text',
    value: '',
    label: copy.address,
    placeholder: copy.addressPlaceholder,
    blankTips: copy.addressRule,
    errorTips: copy.addressRule,
    minlength: addressLength.min,
    maxlength: addressLength.max,
    formatter: 'noSpaces',
  },
  {
    type: 'propertyRelationType',
    component: 'selector',
    value: 'OWNER',
    label: copy.relation,
    blankTips: copy.relationPlaceholder,
    options: homeRelations.map((value) => ({ value, text: copy[value] })),
  },
]

/** Saves the home that was typed but not saved; false if that is not possible and was said why. */
export type UnsavedHome = MutableRefObject<(() => boolean) | undefined>

/** The form for a new home. */
export const HomeForm = ({
  districts,
  today,
  unsaved,
  onSave,
}: {
  districts: readonly string[]
  today: string
  unsaved: UnsavedHome
  /** False if the home cannot be insured. */
  onSave: (home: Home) => boolean
}) => {
  const [items, setItems] = useState<readonly FormItem[]>(() => fieldsOf(districts))
  const form = useForm({ name: 'home', items, onItems: setItems, today, pickers: formPickers })
  const save = (): boolean => {
    if (!form.check()) return false
    const relation = textOf(items, 'propertyRelationType')
    return onSave({
      cityDistrictName: textOf(items, 'cityDistrictName'),
      detailAddress: textOf(items, 'detailAddress').trim(),
      propertyRelationType: homeRelations.find((known) => known === relation) ?? 'OWNER',
    })
  }
  const isBlank = !textOf(items, 'cityDistrictName') && !textOf(items, 'detailAddress').trim()
  useEffect(() => {
    const own = () => isBlank || save()
    unsaved.current = own
    return () => {
      if (unsaved.current === own) unsaved.current = undefined
    }
  })
  return (
    <Box role="group" label={copy.add} className="hm-insurants__add">
      <FormFields form={form} />
      <Button block onClick={() => void save()}>
        {copy.save}
      </Button>
    </Box>
  )
}
