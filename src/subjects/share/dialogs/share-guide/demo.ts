import { demo } from '@/ui/dialogs/demo'
import { shareGuide } from '.'

export const shareGuideDemo = demo('分享引导', shareGuide, { 默认: {} })
