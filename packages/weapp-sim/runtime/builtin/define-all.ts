import { definePageContainer } from '../logic/page-container'
import { defineBoxes } from './boxes'
import { defineButton } from './button'
import { defineCanvas } from './canvas'
import { defineChoices } from './choice'
import { defineCovers } from './covers'
import { defineForm } from './form'
import { defineMedia } from './media'
import { defineMovable } from './movable'
import { defineNavigator } from './navigator'
import { definePicker } from './picker'
import { definePickerView } from './picker-view'
import { defineScrollView } from './scroll-view'
import { defineSigns } from './signs'
import { defineSwiper } from './swiper'
import { defineTextFields } from './text-field'
import { defineWebView } from './web-view'

/** Defines the components with behaviour. `view`, `text` and the rest are plain elements. */
export const defineBuiltIns = (): void => {
  defineBoxes()
  defineButton()
  defineCanvas()
  defineChoices()
  defineCovers()
  defineForm()
  defineMedia()
  defineMovable()
  defineNavigator()
  definePageContainer()
  definePicker()
  definePickerView()
  defineScrollView()
  defineSigns()
  defineSwiper()
  defineTextFields()
  defineWebView()
}
