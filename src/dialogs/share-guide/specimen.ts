import { specimen } from '../specimen'
import { shareGuide } from './'

export const shareGuideSpecimen = specimen('分享引导', shareGuide, { 默认: {} })
