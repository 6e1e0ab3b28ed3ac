import { definePageContainer } from '../logic/page-container'
import { defineButton } from './button'
import { defineCanvas } from './canvas'
import { defineChoices } from './choice'
import { defineForm } from './form'
import { defineMedia } from './media'
import { definePicker } from './picker'
import { definePickerView } from './picker-view'
import { defineScrollView } from './scroll-view'
import { defineSwiper } from './swiper'
import { defineTextFields } from './text-field'
import { defineWebView } from './web-view'

/** Defines the components with behaviour. `view`, `text` and the rest are plain elements. */
export const defineBuiltIns = (): void => {
  defineButton()
  defineCanvas()
  defineChoices()
  defineForm()
  defineMedia()
  definePageContainer()
  definePicker()
  definePickerView()
  defineScrollView()
  defineSwiper()
  defineTextFields()
  defineWebView()
}
