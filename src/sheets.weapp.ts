/** What every page of the mini-program shares; its compiler puts the rest beside each page. */
import '@/ui/styles/tokens.css'
import '@/ui/styles/scale.weapp.css'
