import { Step } from '@nutui/nutui-react-taro/dist/es/packages/step/step'
import { Steps as NutSteps } from '@nutui/nutui-react-taro/dist/es/packages/steps/steps'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import './steps.css'

export interface StepsProps {
  /** The name of the steps for assistive technology. */
  label: string
  steps: readonly { key: string; title: string; note?: string | undefined }[]
  /** Number of finished steps. The last of them is the present one. */
  done: number
}

/**
 * Steps from top to bottom. NutUI draws dots and lines. The list, its name, its items and the
 * styles are ours, because NutUI's styles cut long titles and stay white in dark mode.
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
