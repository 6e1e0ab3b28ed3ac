import { mergeInternalComponents } from '@tarojs/shared'
import { ariaAttributes } from './attributes'

/** The runtime must know the attributes too, because templates and data share the same aliases. */
mergeInternalComponents(ariaAttributes)
