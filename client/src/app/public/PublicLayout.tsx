import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink';
import { PublicFooter } from './PublicFooter';
import { PublicTopBar } from './PublicTopBar';

export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <PublicTopBar />
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        data-page="public"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          width: '100%',
          maxWidth: 1120,
          marginInline: 'auto',
          padding: { xs: 2, sm: 3 },
          paddingBlock: { sm: 4 },
        }}
      >
        <Outlet />
      </Box>
      <PublicFooter />
    </>
  );
}
