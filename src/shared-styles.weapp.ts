/** What every page of the mini-program shares; its compiler puts the rest beside each page. */
import '@/ui/styles/tokens.css'
import '@/ui/styles/scale.weapp.css'
/** What may come over the first page from another package (flows/popups), which has no styles there. */
import '@/ui/layout/facts.css'
import '@/ui/layout/panel.css'
import '@/ui/layout/sheet.css'
import '@/subjects/unpaid/dialogs/pay-later/pay-later.css'
import '@/subjects/share/dialogs/share-poster/share-poster.css'
