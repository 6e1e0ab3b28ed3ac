import { PageContainer } from '@tarojs/components'

/** An empty element that WeChat closes on Back instead of the page. A page may have only one. */
export const CatchBack = ({ show, onBack }: { show: boolean; onBack: () => void }) => (
  <PageContainer
    show={show}
    overlay={false}
    duration={0}
    customStyle="height:0;overflow:hidden"
    onBeforeLeave={onBack}
  />
)
