/**
 * The functions of `wx` that WeChat's documents give up. `npx tsx played.ts` writes the list from
 * miniprogram-api-typings.
 */
export const DEPRECATED: readonly string[] = `
arrayBufferToBase64 base64ToArrayBuffer chooseImage chooseVideo
createAudioContext createCanvasContext getBackgroundAudioPlayerState getSystemInfo
getSystemInfoAsync getSystemInfoSync onBackgroundAudioPause onBackgroundAudioPlay
onBackgroundAudioStop pauseBackgroundAudio pauseVoice playBackgroundAudio
playVoice reportAnalytics reportMonitor seekBackgroundAudio
setTopBarText setWindowSize startRecord stopBackgroundAudio
stopRecord stopVoice
`
  .trim()
  .split(/\s+/)
