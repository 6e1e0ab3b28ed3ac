import type { ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { buttons } from '@/copy/shell/buttons'
import { productKey } from '@/stores/catalogue'
import { oneStep } from '@/subjects/apply'
import { StepBar, StepHead, useSteps } from '@/subjects/apply'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { health as copy } from './copy'
import type { Answers } from './health-items'
import './health.css'

const INTRO = 'intro'
const CHECK = 'check'

/**
 * 长辈版: one question of the health declaration a screen, and all answers at a glance at the end.
 * The declaration is the same as that of the whole page.
 */
export const HealthSteps = ({
  product,
  page,
  answers,
  back,
  onAgree,
  onRefuse,
}: {
  product: ProductId
  page: ProductPage
  answers: Answers
  back: string
  onAgree: () => Promise<void>
  onRefuse: () => Promise<void>
}) => {
  const { health } = page
  const { items } = health
  const terms = wording(page)
  const questions = items.map((_, place) => `question ${place}`)
  const firstOpen = () => questions.find((_, place) => answers.of(place) !== 'no') ?? CHECK
  const opening = health.sections.includes('intro') ? INTRO : firstOpen()
  const ids = [
    ...(opening === INTRO ? [INTRO] : []),
    ...questions,
    // The answers are confirmed when there are all of them, and asked again with a new text.
    ...(answers.allDenied ? [CHECK] : []),
  ]
  const steps = useSteps({
    marker: `health ${productKey(product)}`,
    ids,
    start: () => (questions.some((_, place) => answers.of(place)) ? firstOpen() : opening),
    otherwise: firstOpen(),
  })
  const { at, go } = steps
  const place = questions.indexOf(at)
  const item = items[place]
  const answer = answers.of(place)
  const isList = health.layout === 'list'
  const texts = isList ? { no: copy.hasNot, yes: copy.has } : { no: copy.no, yes: copy.yes }
  const asks = [
    ...(isList ? [copy.ask] : []),
    ...(page.extraData.property ? [] : [fill(copy.everybody, terms)]),
  ].join('')

  const next = () => {
    if (item === undefined) return go(firstOpen())
    if (!answer) return toast(copy.answerFirst)
    // After a change the user returns to the answers.
    go(answers.allDenied ? CHECK : (questions[place + 1] ?? firstOpen()))
  }
  const all = items.length
  return (
    <PageShell
      title={health.title}
      back={back}
      theme={page.colorSet}
      bottom={
        <StepBar
          onBack={steps.back}
          action={
            at === CHECK
              ? { text: health.agreeText, onClick: onAgree }
              : {
                  text: at === INTRO ? copy.begin : buttons.next,
                  onClick: next,
                  disabled: answer === 'yes',
                }
          }
        />
      }
    >
      <StepHead
        progress={
          item === undefined
            ? fill(oneStep.questions, { ALL: all })
            : fill(oneStep.question, { N: place + 1, ALL: all })
        }
        done={at === INTRO ? 0 : at === CHECK ? all : place + 1}
        all={all}
        title={at === INTRO ? copy.intro : at === CHECK ? copy.check : health.title}
        product={page.productName}
      />
      {at === INTRO ? (
        <Card>
          <Stack gap={3}>
            <Text as="block">{health.intro}</Text>
            <Text as="block">{fill(copy.oneByOne, { ALL: all })}</Text>
          </Stack>
        </Card>
      ) : item === undefined ? (
        <Card>
          <Text as="block">{copy.checkText}</Text>
          {opening === INTRO ? (
            <Text as="block" bold className="hm-health__intro">
              {health.intro}
            </Text>
          ) : null}
          <List ordered>
            {items.map((text, one) => (
              <ListItem key={text} className="hm-health__question">
                <Text as="block">
                  {one + 1}. {text}
                </Text>
                <Row spread="between" wrap>
                  <Text bold size="l">
                    {texts.no}
                  </Text>
                  <Button
                    kind="text"
                    label={fill(copy.again, { N: one + 1 })}
                    onClick={() => steps.visit(questions[one] ?? CHECK)}
                  >
                    {buttons.edit}
                  </Button>
                </Row>
              </ListItem>
            ))}
          </List>
        </Card>
      ) : (
        <Card key={at}>
          <Stack gap={4}>
            <Text as="block" size="l" bold>
              {item}
            </Text>
            {asks ? <Text as="block">{asks}</Text> : null}
            <RadioGroup
              label={item}
              look="rows"
              value={answer ?? ''}
              choices={[
                { value: 'no', text: texts.no },
                { value: 'yes', text: texts.yes },
              ]}
              onChange={(given) => answers.answer(place, given === 'yes' ? 'yes' : 'no')}
            />
            {answer === 'yes' ? (
              <Box role="alert">
                <Stack gap={3}>
                  <Text as="block" tone="danger">
                    {copy.refusedText}
                  </Text>
                  <Button block onClick={onRefuse}>
                    {fill(copy.editInsurants, terms)}
                  </Button>
                </Stack>
              </Box>
            ) : null}
          </Stack>
        </Card>
      )}
    </PageShell>
  )
}
