import { mergeInternalComponents } from '@tarojs/shared'
import { ariaAttributes } from './attributes'

/** The run time must know the attributes too: templates and data name them by the same aliases. */
mergeInternalComponents(ariaAttributes)
