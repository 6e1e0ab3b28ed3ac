import { useCallback, useEffect, useState } from 'react'
import type { Captcha } from '@/contract/login'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import type { DialogControls } from '@/ui/dialog/define'
import { Sheet } from '@/ui/layout/sheet'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Image } from '@/ui/primitives/image'
import { Slider } from '@/ui/primitives/slider'
import { Text } from '@/ui/primitives/text'
import { captcha as copy } from '../../copy'
import type { CaptchaAnswer, CaptchaProps } from '.'
import './captcha.css'

const TRACK = 1000

type Phase = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; captcha: Captcha }

const percent = (share: number): string => `${share * 100}%`

export const CaptchaBody = ({
  open,
  submit,
  confirm,
  cancel,
}: CaptchaProps & DialogControls<undefined>) => {
  const [phase, setPhase] = useState<Phase>({ kind: 'loading' })
  const [last, setLast] = useState<'WRONG' | 'MORE'>()

  const load = useCallback(async () => {
    setPhase({ kind: 'loading' })
    const captcha = await open()
    setPhase(captcha ? { kind: 'ready', captcha } : { kind: 'failed' })
  }, [open])

  useEffect(() => {
    void load()
  }, [load])

  const answer = async (captchaId: string, given: CaptchaAnswer) => {
    const result = await submit(captchaId, given)
    if (result === true) return confirm(undefined)
    setLast(result === 'MORE' ? 'MORE' : 'WRONG')
    await load()
  }

  return (
    <Sheet
      title={copy.title}
      actions={
        <Row spread="between">
          <Button kind="text" onClick={load}>
            {copy.refresh}
          </Button>
          <Button kind="text" onClick={cancel}>
            {buttons.close}
          </Button>
        </Row>
      }
    >
      <Box className="hm-captcha">
        {last ? (
          <Text as="block" tone={last === 'MORE' ? 'soft' : 'danger'}>
            {last === 'MORE' ? copy.more : copy.wrong}
          </Text>
        ) : null}
        {phase.kind === 'ready' ? (
          <Puzzle key={phase.captcha.captchaId} captcha={phase.captcha} onAnswer={answer} />
        ) : (
          <Text as="block" tone="soft" className="hm-captcha__wait">
            {phase.kind === 'loading' ? shell.loading : shell.loadFailed}
          </Text>
        )}
      </Box>
    </Sheet>
  )
}

const Puzzle = ({
  captcha: { captchaId, slider, question },
  onAnswer,
}: {
  captcha: Captcha
  onAnswer: (captchaId: string, answer: CaptchaAnswer) => Promise<void>
}) => {
  const [offset, setOffset] = useState(0)
  const [busy, setBusy] = useState(false)
  const send = async (answer: CaptchaAnswer) => {
    setBusy(true)
    await onAnswer(captchaId, answer)
  }
  const { width, height, pieceWidth } = slider
  const slide = (at: number) => {
    if (at > 0 && !busy) void send({ kind: 'slider', offset: at })
  }
  return (
    <>
      <Box className="hm-captcha__board" decorative>
        <Image src={slider.image} alt="" fit="width" width={width} height={height} />
        <Box
          className="hm-captcha__piece"
          style={{
            width: percent(pieceWidth / width),
            left: percent((offset / TRACK) * (1 - pieceWidth / width)),
          }}
        >
          <Image src={slider.piece} alt="" fit="width" width={pieceWidth} height={height} />
        </Box>
      </Box>
      <Slider
        label={copy.slider}
        max={TRACK}
        value={offset}
        disabled={busy}
        onChange={setOffset}
        onSettle={slide}
      />
      <Button
        kind="primary"
        block
        disabled={offset === 0}
        busy={busy}
        onClick={() => slide(offset)}
      >
        {copy.slide}
      </Button>
      <Text as="block" size="s" tone="soft" className="hm-captcha__or">
        {copy.choose}
      </Text>
      <Text as="block" className="hm-captcha__question">
        {question.prompt}
      </Text>
      <Box role="group" label={question.prompt} className="hm-captcha__choices">
        {question.choices.map(({ value, label }) => (
          <Button
            key={value}
            className="hm-captcha__choice"
            disabled={busy}
            onClick={() => send({ kind: 'choice', value })}
          >
            {label}
          </Button>
        ))}
      </Box>
    </>
  )
}
