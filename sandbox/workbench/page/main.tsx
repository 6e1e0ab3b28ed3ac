import { createRoot } from 'react-dom/client'
import { Workbench } from './workbench'
import './workbench.css'

const root = document.getElementById('workbench')
if (root) createRoot(root).render(<Workbench />)
