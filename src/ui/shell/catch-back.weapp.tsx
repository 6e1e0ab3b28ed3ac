import { PageContainer } from '@tarojs/components'

/** What WeChat closes on Back instead of the page: empty, and of no size. There may be one a page. */
export const CatchBack = ({ show, onBack }: { show: boolean; onBack: () => void }) => (
  <PageContainer
    show={show}
    overlay={false}
    duration={0}
    customStyle="height:0;overflow:hidden"
    onBeforeLeave={onBack}
  />
)
