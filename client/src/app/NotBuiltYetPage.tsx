import ConstructionRounded from '@mui/icons-material/ConstructionRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Card } from '../ui/Card';
import { Message } from '../ui/Message';
import { PageHeading } from '../ui/PageHeading';

/** Stands in for a screen of a later delivery. */
export function NotBuiltYetPage({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title}>{title}</PageHeading>
      <Card sx={{ marginTop: 2.5 }}>
        <Message
          icon={<ConstructionRounded />}
          sentence="Esta sección todavía no está construida."
          action={
            <Button variant="outlined" color="inherit" component={Link} to="/app/dashboard">
              Volver al dashboard
            </Button>
          }
        />
      </Card>
    </>
  );
}
