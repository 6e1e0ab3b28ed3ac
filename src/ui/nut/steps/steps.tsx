import { Step } from '@nutui/nutui-react-taro/dist/es/packages/step/step'
import { Steps as NutSteps } from '@nutui/nutui-react-taro/dist/es/packages/steps/steps'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import './steps.css'

export interface StepsProps {
  /** What these are the steps of, for assistive technology. */
  label: string
  steps: readonly { key: string; title: string; note?: string | undefined }[]
  /** How many are behind; the last of them is where things stand. */
  done: number
}

/**
 * A course from top to bottom. NutUI draws dots and lines; the list, its name and its items are
 * ours, as are the styles: NutUI's own cut long titles off and are white in the dark.
 */
export const Steps = ({ label, steps, done }: StepsProps) => (
  <Box role="list" label={label} className="hm-steps">
    <NutSteps direction="vertical" type="dot" status="dynamic" value={done - 1}>
      {steps.map(({ key, title, note }, index) => (
        <Step
          key={key}
          value={index}
          title={
            <Box role="listitem">
              <Text as="block">{title}</Text>
              {note ? (
                <Text as="block" size="s" tone="soft" numeric>
                  {note}
                </Text>
              ) : null}
            </Box>
          }
        />
      ))}
    </NutSteps>
  </Box>
)
